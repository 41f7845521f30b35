/** Mail that waits, and the newsletter. */
export const mail = (id: string): string[] => [
  `create table outbox (
    ${id},
    key text not null unique,
    recipient text not null,
    recipient_key text not null,
    reply_to text not null,
    reply_key text not null,
    subject text not null,
    text text not null,
    html text not null,
    headers text not null,
    attachment text,
    state text not null,
    attempts integer not null,
    problem text not null,
    lease text not null,
    at bigint not null,
    due_at bigint not null,
    bulk integer default 0 not null,
    recipient_refused integer default 0 not null
  )`,
  'create index outbox_by_state_due_at on outbox (state, due_at)',
  'create index outbox_by_recipient_key on outbox (recipient_key)',
  'create index outbox_by_reply_key on outbox (reply_key)',
  `create table subscribers (
    email_key text primary key,
    email text not null,
    language text not null,
    state text not null,
    confirm_token text not null unique,
    leave_token text not null unique,
    at bigint not null
  )`,
  `create table newsletters (
    ${id},
    state text not null,
    draft text not null,
    version integer not null,
    mails text,
    counts text,
    at bigint not null,
    next_at bigint not null
  )`,
  `create table newsletter_recipients (
    newsletter integer not null,
    subscriber text not null,
    language text not null,
    state text not null,
    mail integer,
    digest text,
    has_left integer default 0 not null,
    constraint newsletter_recipients_key primary key (newsletter, subscriber)
  )`,
  'create index newsletter_recipients_by_state_newsletter on newsletter_recipients (state, newsletter)',
  'create index newsletter_recipients_by_subscriber on newsletter_recipients (subscriber)',
  'create index newsletter_recipients_by_digest on newsletter_recipients (digest)',
]
