import { mailTo } from '#app/lib/mail-to.ts';
import { Icon } from '#app/ui/icon.tsx';
import { buttonClass } from '#app/ui/button.tsx';

export const isMail = (contact: string): boolean => contact.includes('@');

/** A mail address or a telephone number, as the visitor wrote it. */
export const hrefOf = (contact: string): string =>
  isMail(contact) ? mailTo(contact) : `tel:${contact.replaceAll(/[^+\d]/g, '')}`;

const replyTo = (contact: string, asked: string): string =>
  mailTo(contact, {
    subject: 'Ihre Frage im Chat',
    body: `Guten Tag,\n\nSie haben uns im Chat geschrieben: „${asked}“\n\n`,
  });

type ReplyFootProps = {
  /** None where they are no longer known. */
  contacts: readonly string[];
  /** What the visitor began with. */
  asked: string;
};

/**
 * Below a talk of the website chat, whose window is closed by then: each way in which its visitor
 * is answered, or that he cannot be.
 */
export const ReplyFoot = ({ contacts, asked }: ReplyFootProps) =>
  contacts.length > 0 ? (
    <ul className="border-t border-line">
      {contacts.map((contact, index) => (
        <ReplyWay key={contact} contact={contact} asked={asked} isFirst={index === 0} />
      ))}
    </ul>
  ) : (
    <p className="border-t border-line p-4 text-small text-muted md:px-6">
      Keine Adresse mehr da: nur lesen. Sie stand allein in der Mail an die Agentur.
    </p>
  );

type ReplyWayProps = { contact: string; asked: string; isFirst: boolean };

const ReplyWay = ({ contact, asked, isFirst }: ReplyWayProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 not-first:pt-0 md:px-6">
    <p className="min-w-0 flex-1 basis-60 text-small">
      <span className="block font-semibold wrap-anywhere">
        {isMail(contact) ? 'Antwort per E-Mail an ' : 'Rückruf unter '}
        {contact}
      </span>
      <span className="text-muted">
        {isMail(contact)
          ? 'Öffnet Ihr Mailprogramm. Danach oben als erledigt markieren.'
          : 'Nach dem Gespräch oben als erledigt markieren.'}
      </span>
    </p>
    <a
      {...(isFirst && { 'data-key': 'r' })}
      href={isMail(contact) ? replyTo(contact, asked) : hrefOf(contact)}
      className={buttonClass({ size: 'small', ...(!isFirst && { variant: 'secondary' }) })}
    >
      <Icon name={isMail(contact) ? 'mail' : 'phone'} size={18} />
      {isMail(contact) ? 'E-Mail schreiben' : 'Anrufen'}
    </a>
  </li>
);
