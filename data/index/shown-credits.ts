import type { ListingSource } from './shown-cards.ts'
import type { PlaceRef } from './shown-parts.ts'

export const DOWNLOAD_FORMATS = ['jsonl', 'geojson', 'csv'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

/** One file of open data. */
export interface DownloadFile {
  format: DownloadFormat
  /** Below the site, without a leading slash. */
  file: string
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** The listings whose sources name one licence, in each format. */
export interface Download {
  /** SPDX identifier. */
  licence: string
  /** Their names; the files of older versions do not say them. */
  sources?: readonly string[]
  listings: number
  /** The newest day of what they say, YYYY-MM-DD. */
  checked: string
  /** None before the first night. */
  files: readonly DownloadFile[]
}

export interface CreditsInput {
  counts: Readonly<Record<string, number>>
  /** Of Wikimedia Commons. */
  photographs: number
  sources: readonly ListingSource[]
}

export interface OpenDataInput {
  downloads: readonly Download[]
  /** Cities with feeds. */
  cities: readonly PlaceRef[]
}
