// What strangers may use up, in one table: the code counts by it,
// docs/security.md prints it (a test compares them). The budgets of the
// authentication service beside its four settings stand in
// platform/auth/limits.ts.

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/**
 * `what` is counted for everybody with the same `per` (an address is a network:
 * of IPv6 its /64) within `seconds`, or at the same time where those are null;
 * `most` may pass, `beyond` says what happens to more.
 */
const budget = <Seconds extends number | null>(
  what: string,
  per: string,
  most: number,
  seconds: Seconds,
  beyond: string,
) => ({ what, per, most, seconds, beyond });

const HELD = 'held back until there is room, shown in /admin/mails';
const WAIT = '429 with Retry-After';
const REFUSED = '429';
const MARKED = '429 without proof of work, else stored';

export const BUDGETS = {
  // BUDGET-01
  mailsAnHour: budget('mails to an unproven mailbox', 'recipient', 8, HOUR, HELD),
  mailsADay: budget('mails to an unproven mailbox', 'recipient', 20, DAY, HELD),
  allMailsAnHour: budget('mails to unproven mailboxes', 'site', 1_000, HOUR, HELD),
  allMailsADay: budget('mails to unproven mailboxes', 'site', 5_000, DAY, HELD),
  keptForWithdrawals: budget(
    'of these, only for receipts of withdrawals',
    'recipient',
    2,
    HOUR,
    HELD,
  ),
  mailsOfAddress: budget(
    'receipts of enquiries and messages to unproven mailboxes',
    'address',
    60,
    HOUR,
    'stored and shown without receipt, one notice an hour',
  ),
  // BUDGET-03
  unconfirmedTalk: budget(
    'the hold of a talk that nobody has confirmed',
    'talk',
    1,
    30 * MINUTE,
    'the time is free again',
  ),
  unconfirmedTalks: budget('unconfirmed talks at once', 'address', 10, null, WAIT),
  allUnconfirmedTalks: budget('unconfirmed talks at once', 'site', 60, null, WAIT),
  unprovenTalks: budget('unconfirmed talks without proof of work', 'site', 20, null, WAIT),
  // BUDGET-04
  chatOfTalk: budget('chat messages', 'talk and address', 300, MINUTE, WAIT),
  chatAMinute: budget('chat messages', 'address', 300, MINUTE, WAIT),
  chatADay: budget('chat messages', 'address', 2_000, DAY, WAIT),
  transcripts: budget(
    'transcripts by mail',
    'recipient and address, talk and address',
    5,
    HOUR,
    REFUSED,
  ),
  // Forms. RUN-09: an office sends for many people, a machine for thousands.
  formsOfSender: budget('bookings, newsletters, withdrawals', 'sender', 20, HOUR, REFUSED),
  formsOfAddress: budget('bookings, newsletters, withdrawals', 'address', 120, HOUR, REFUSED),
  enquiriesOfSender: budget('enquiries, messages (configurable)', 'sender', 120, MINUTE, MARKED),
  filesOfEnquiry: budget('files', 'enquiry', 60, HOUR, REFUSED),
  filesOfAddress: budget('files', 'address', 600, HOUR, REFUSED),
  gigabytesOfCustomer: budget('GB of files', 'customer', 2, null, 'refused in clear words'),
  messagesOfCustomer: budget(
    'messages in the portal',
    'customer',
    60,
    HOUR,
    'refused in clear words',
  ),
  offerLinks: budget(
    'calls with the link of an offer, enquiry or the calendar',
    'address',
    120,
    HOUR,
    WAIT,
  ),
  browserErrors: budget('errors that browsers report', 'address', 30, HOUR, 'dropped'),
  events: budget('events and counts', 'address', 3_000, MINUTE, 'dropped'),
  // The authentication service, configurable
  signIns: budget('sign-ins (configurable)', 'account and address', 200, MINUTE, WAIT),
  authRequests: budget(
    'sign-ins and mails asked for (configurable)',
    'address',
    1_000,
    MINUTE,
    WAIT,
  ),
  authMails: budget('mails asked for (configurable)', 'account', 60, HOUR, WAIT),
  wrongPasswords: budget('wrong passwords (configurable)', 'account and device', 100, HOUR, WAIT),
};
