import { createContext } from 'react-router';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import type { Company } from '#shared/agency/company.ts';
import type { TaxRule } from '#shared/billing/billing.ts';
import type { InvoiceContent } from '#shared/billing/invoice.ts';
import type { MailServer } from '#shared/launch/mail-server.ts';
import type { LaunchPoint } from '#shared/launch/launch-points.ts';
import type { LinkedEnquiry } from '#shared/quote/linked-enquiry.ts';
import type { OfferContent } from '#shared/offers/offer.ts';
import type { LinkOutcome } from '#shared/offers/offer-outcome.ts';
import type { IslandFiles } from './island-files.ts';
import type { PageKind } from './page-kind.ts';

type Login = Readonly<{ email: string; password: string }>;
/** Everybody may use these while the site shows invented data. */
export type DemoLogins = Readonly<{ admin: Login; customer: Login }>;

export type NewOwner = Readonly<{ name: string; email: string; password: string }>;

/** What the key of a set-up link opens (server/setup-link.ts). */
export type SetupDoor = {
  /** The link that holds, if this is its key: that of a start, or that of `npm run admin:reset`. */
  find: (key: string) => Promise<'start' | 'reset' | null>;
  /**
   * Uses the link up and makes the admin; 'gone': it does not hold any more,
   * 'weak': the password is easy to guess, and it still holds.
   */
  createOwner: (key: string, owner: NewOwner) => Promise<'made' | 'gone' | 'weak'>;
};

/** A legal page, and who has confirmed its present wording. */
export type LegalText = {
  slug: string;
  path: string;
  title: string;
  hash: string;
  confirmed: { name: string; day: string } | null;
};
export type LaunchState = {
  /** Whether a public address is set. */
  isPublic: boolean;
  isOverruled: boolean;
  isHeldBack: boolean;
  points: LaunchPoint[];
  legal: LegalText[];
  /** The last one that went out, if by the mail server that is in force. */
  mailTest: { at: string; to: string } | null;
  /** The last try to restore a backup (`npm run restore -- --drill`). */
  drill: { at: string; rows: number; problems: string[] } | null;
};
/** What is to be done before search engines may take the site up (server/launch.ts). */
export type LaunchDesk = {
  /** Looks anew; pages follow at once. */
  readState: () => Promise<LaunchState>;
  /** As last seen: every page answers noindex. */
  isHeldBack: () => boolean;
  /** Gives what is to be stored. Throws what the mail server says. */
  sendTestMail: (to: string) => Promise<{ at: string; to: string; server: string }>;
};

/** Where a setting of the server comes from; 'demo': it cannot be changed. */
export type SettingSource = 'environment' | 'stored' | 'none' | 'demo';
/** Mail server and public address (server/server-settings.ts). */
export type ServerDesk = {
  read: () => {
    mail: { source: SettingSource; server: MailServer | null };
    address: { source: SettingSource; url: string | null };
  };
  /** Without a password the stored one of the same server and user; null: there is none. */
  buildSmtpUrl: (server: MailServer, password: string) => string | null;
};

/** A row of the content store that is being written. */
export type PreviewedText = { collection: string; slug: string; source: string };

/** Something that shows texts of a group, with sample data: a mail, a sheet, a page. */
export type TextView = {
  id: string;
  name: string;
  /** The texts that stand in it. */
  keys: readonly string[];
};
export type ShownText = { html: string; mail?: { subject: string; text: string } };
/** A document with sample data, as its sheet shows it. */
export type SampleSheet =
  | { kind: 'offer'; number: string; content: OfferContent; tax: TaxRule }
  | { kind: 'invoice'; content: InvoiceContent };

/** What the server hands to every loader and action. */
export type ServerContext = {
  company: Company;
  /** Public origin without a trailing slash. */
  publicUrl: string;
  /** The built files of frame and islands. */
  islands: IslandFiles;
  /** Address, public key and name of the session's cookie for the browser's own client. */
  supabase: { url: string; anonKey: string; sessionCookie: string };
  /** Null on a real site. */
  demo: DemoLogins | null;
  /** Makes edited settings and texts show at once; for actions that change them. */
  refreshSiteContent: () => Promise<void>;
  /**
   * A public page as it would be with a text of the store in place of the
   * stored one; nobody else sees it.
   */
  renderPreview: (path: string, text: PreviewedText) => Promise<string>;
  /** What shows the texts of groups that stand on no page, or on several. */
  textViews: {
    list: (group: string) => Promise<readonly TextView[]>;
    show: (view: string, text: PreviewedText) => Promise<ShownText | null>;
  };
  readSampleSheet: (id: string) => Promise<SampleSheet | null>;
  setup: SetupDoor;
  launch: LaunchDesk;
  server: ServerDesk;
  /** Notes what went wrong while this page was made. */
  logError: (error: unknown) => void;
  /**
   * Takes the bytes of the rendered document; its response has none, because
   * reading them back from there costs as much as writing them.
   */
  keepDocument: (bytes: Buffer<ArrayBuffer>, kind: PageKind) => void;
  /** Allows the inline scripts of an application. */
  nonce: string;
  /** What the link of an offer's mail opens. */
  openOfferLink: (token: string) => Promise<LinkOutcome>;
  /** What the link to the state of an enquiry opens; null for a wrong one. */
  openEnquiryLink: (token: string) => Promise<LinkedEnquiry | null>;
  /**
   * Client that acts as the user of the request's session cookie (anonymous
   * without one). Refreshed cookies collect in `responseHeaders`.
   */
  createSupabase: (request: Request) => {
    client: SupabaseClient<Database>;
    responseHeaders: Headers;
  };
};

export const serverContext = createContext<ServerContext>();
