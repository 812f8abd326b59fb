import type { Log } from './core/log.ts';
import type { SigningKey, TokenVerifier } from './core/jwt.ts';
import type { Database } from './db/database.ts';

/**
 * A mail that the platform wants sent; the composition root renders and queues
 * it. `data` holds links and codes, never a password.
 */
export type PlatformMail = {
  kind:
    | 'confirmation'
    | 'invite'
    | 'magic_link'
    | 'recovery'
    | 'email_change_current'
    | 'email_change_new'
    | 'reauthentication';
  to: string;
  /** Unique per event: the same event is never mailed twice. */
  eventKey: string;
  data: { actionLink?: string; code?: string; newEmail?: string; name?: string };
};

/** The same before it is handed on, with the user as the API shows him. */
export type AuthMail = PlatformMail & { user: Readonly<Record<string, unknown>> };

/**
 * `pg-functions://postgres/<schema>/<function>` or a web address; `secrets`
 * sign what is sent there.
 */
export type AuthHook = { uri: string; secrets?: string };

/**
 * `signingKey` signs access tokens in place of the secret, which then only
 * verifies the project keys.
 */
export type PlatformKeys = {
  anonKey: string;
  serviceRoleKey: string;
  jwtSecret: string;
  signingKey?: SigningKey;
};

export type AuthSettings = {
  /** True: new accounts need no confirmation mail. */
  autoconfirm: boolean;
  disableSignup: boolean;
  anonymousSignIn: boolean;
  jwtExpirySeconds: number;
  minPasswordLength: number;
  /** Refuses passwords that are tried first, with the reason `pwned`. */
  isGuessable?: ((password: string) => boolean) | undefined;
  /** Where links lead that name no allowed target; the public address by default. */
  siteUrl?: string | undefined;
  /** Redirect targets allowed beside the site itself: exact origins or URL prefixes. */
  redirectAllowList: readonly string[];
  /** OAuth/OIDC providers by name. */
  providers: Readonly<
    Record<
      string,
      {
        clientId: string;
        clientSecret: string;
        issuer?: string;
        authorizationUrl?: string;
        tokenUrl?: string;
        userInfoUrl?: string;
        scopes?: string;
      }
    >
  >;
  /**
   * True: a password is changed in a session that is not fresh only with the old one, or with a
   * nonce that was mailed. Fresh for a day, as in GoTrue, or for `freshSeconds`.
   */
  requireReauthentication?: boolean;
  /**
   * Where it is set, so long ago at most has signed in, or proven a second factor, who adds a factor
   * or a passkey. GoTrue does not ask.
   */
  freshSeconds?: number;
  /** Sessions that were not refreshed for so long end. Never by default, as in GoTrue. */
  sessionIdleDays?: number;
  /** False forbids users to link and unlink provider accounts themselves. */
  manualLinking?: boolean;
  /** False switches single sign-on by SAML off. */
  saml?: boolean;
  /** What the operator runs at a sign-in and in place of the mails of the platform. */
  hooks?: { customAccessToken?: AuthHook; sendEmail?: AuthHook };
  /** Wallets that may sign in; none by default. */
  web3?: readonly ('ethereum' | 'solana')[];
  /**
   * Sign-ins per minute for one account and address, and for one address; mails
   * per hour to one mailbox. Generous by requirement RUN-09.
   */
  rateLimits: {
    signInPerAccount: number;
    perAddress: number;
    emailPerAccount: number;
    /** Mails per hour that one network may ask for (600). */
    emailPerAddress?: number;
    /** Wrong passwords per hour for one account (100); these and wrong codes from one network (300). */
    failuresPerAccount?: number;
    failuresPerAddress?: number;
  };
};

export type FileBackendSettings =
  | { kind: 'disk'; root: string }
  | {
      kind: 's3';
      endpoint: string;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
      /** Folder for files on their way into the bucket. */
      incomingFolder: string;
    };

/** Everything the surfaces are built from. Made once by the composition root. */
export type PlatformDeps = {
  db: Database;
  keys: PlatformKeys;
  verifyToken: TokenVerifier;
  /** Public origin without a trailing slash, e.g. https://example.org */
  publicUrl: string;
  auth: AuthSettings;
  files: FileBackendSettings;
  sendMail: (mail: PlatformMail) => Promise<void>;
  log: Log;
  now: () => Date;
};
