import type { Messages } from './messages.ts'

// The sections of the messages, by where they appear.

type Travel = Messages['travel']
type Places = Messages['places']
type Listing = Messages['listing']
type Desk = Messages['desk']

export type PeopleWords = Omit<Messages['accounts']['people'], 'said'> & {
  said: Messages['accounts']['people']['said'] & Messages['errors']
}
export type SearchWords = Messages['common']['search']
export type SavedWords = Messages['accounts']['saved']
export type KeptTripWords = Messages['times']['keptTrips']
export type AccountMessage = keyof Messages['accounts']['messages']
export type ContributionsWords = Messages['contributions']['posts']
export type ContributionMessage = keyof Messages['contributions']['messages']
export type EditWords = Messages['edit']
export type ErrorWords = Messages['errors']
export type DeskWords = Desk['desk']
export type DeskPageWords = Desk['page']
export type DeskDocumentsWords = Desk['documents']
export type DeskImportWords = Desk['import']
export type DeskNewsletterWords = Desk['newsletter']
export type DeskReasons = Desk['reasons']
export type ListingDialogWords = Listing['dialogs']
export type VideoWords = Listing['videos']
export type OwnersWords = Listing['owners']
export type MapWords = Places['map']
export type NearbyWords = Places['nearby']
export type ResultsWords = Places['filters']
export type VacationsWords = Travel['vacations']
export type DirectWords = Travel['direct']
export type EnquiryWords = Travel['enquiries']
