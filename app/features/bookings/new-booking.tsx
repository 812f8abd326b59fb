import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Dialog } from '#app/private/dialog.tsx';
import { formatSlot } from '#shared/bookings/booking-slots.ts';
import { CALLER_PRIVACY_TEXT } from '#shared/consent/consent-translations.ts';
import { MISSING } from '#shared/forms/form-messages.ts';
import { BookingForm, type AgencyWording } from './booking-form.tsx';
import { callBookingSignedIn, type SendBooking } from '#app/lib/call-booking.ts';
import { BOOKINGS_KEY } from './calendar-data.ts';

const AGENCY: AgencyWording = {
  consent: CALLER_PRIVACY_TEXT,
  messages: {
    [MISSING.name]: 'Bitte geben Sie den Namen ein.',
    [MISSING.email]: 'Bitte geben Sie die E-Mail-Adresse ein.',
    [MISSING.phone]: 'Bitte geben Sie die Telefonnummer ein.',
    [MISSING.privacyConsent]:
      'Bitte weisen Sie auf die Datenschutzerklärung hin und setzen Sie dann den Haken.',
  },
};

const bookForSomebody: SendBooking = (body) =>
  callBookingSignedIn('action' in body ? body : { ...body, action: 'book' });

type NewBookingProps = {
  /** Who it is for, where he is known. */
  person?: { name: string; email: string; phone: string };
  variant?: ButtonVariant;
};

/** Books for somebody on the telephone, by the rules and with the mails of the website. */
export function NewBooking({ person, variant = 'primary' }: NewBookingProps) {
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const open = () => {
    setIsTyped(false);
    setIsOpen(true);
  };
  const finish = ({ reference, startsAt }: { reference: string; startsAt: string }) => {
    setIsOpen(false);
    void showToast({
      title: 'Termin gebucht',
      description: `${formatSlot(startsAt)}, ${reference}. Die Bestätigung ist per E-Mail unterwegs.`,
    });
    void queries.invalidateQueries({ queryKey: BOOKINGS_KEY });
  };
  return (
    <>
      <Button size="small" variant={variant} onClick={open}>
        Termin eintragen
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setIsOpen(false)}
          unsaved={isTyped}
          size="wide"
          title="Termin eintragen"
          description={
            'Für jemanden am Telefon. Bestätigung, Kalenderdatei und Erinnerungen gehen an die ' +
            'Adresse unten.'
          }
        >
          <div onInput={() => setIsTyped(true)}>
            <BookingForm
              send={bookForSomebody}
              onBooked={finish}
              agency={AGENCY}
              {...(person && {
                person: { name: person.name, email: person.email, phone: person.phone },
              })}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
