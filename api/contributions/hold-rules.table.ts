declare module '#data/store/database.ts' {
  interface Database {
    hold_rules: HoldRulesTable
  }
}

/** Which contributions wait, as somebody has set it: one row with id 1, or none. */
export interface HoldRulesTable {
  id: number
  first_posts: number
  links: 0 | 1
  /** One a line. */
  words: string
}
