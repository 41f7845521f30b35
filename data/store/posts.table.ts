import type { Generated } from 'kysely'

interface Written {
  id: Generated<number>
  /** 0 for samples from data files. */
  uid: number
  author: string
  language: string
  sample: 0 | 1
  hidden: 0 | 1
  /** Why it waits, or waited, for an editor: HoldReason[] as JSON; empty if it did not. */
  held: Generated<string>
  /** When an editor last decided on it, epoch milliseconds; 0 for never. */
  looked_at: Generated<number>
  /** Epoch milliseconds. */
  at: number
}

/** What has a listing of its own. */
interface OfListing extends Written {
  /** Since when it has been on the page, epoch milliseconds; 0 for never, and for samples. */
  shown_at: Generated<number>
}

export interface ReviewsTable extends OfListing {
  tnid: number
  title: string
  content: string
  price_range: string
  food: number
  service: number
  value: number
  /** The source of a review that was brought along from a former site; empty for those of this one. */
  former: Generated<string>
  /** What tells it from the others of its source. */
  former_id: Generated<string>
  /** Its stars there, with halves; 0 if it had none. */
  former_stars: Generated<number>
}

export interface QuestionsTable extends OfListing {
  tnid: number
  category: number
  question: string
}

export interface AnswersTable extends Written {
  qid: number
  answer: string
}
