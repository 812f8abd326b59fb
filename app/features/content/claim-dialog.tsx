import { Dialog } from '#app/private/dialog.tsx';
import type { Claim } from '#shared/agency/claims.ts';
import { SiteForm } from './site-form.tsx';
import type { SiteField, SiteVersion } from './site-fields.ts';

const FIELDS: readonly SiteField[] = [
  { name: 'text', label: 'Wortlaut auf der Website', wide: true },
  { name: 'definition', label: 'Was gezählt oder versprochen wird', kind: 'text' },
  {
    name: 'evidence',
    label: 'Beleg',
    hint: 'Adresse oder Ablageort des Nachweises',
    required: false,
    wide: true,
  },
  { name: 'asOf', label: 'Stichtag', kind: 'day', required: false },
  { name: 'expires', label: 'Neu prüfen ab', kind: 'day', required: false },
];

export const claimToValues = (claim: Claim): SiteVersion['values'] => ({
  text: claim.text,
  definition: claim.definition,
  evidence: claim.evidence ?? '',
  asOf: claim.asOf ?? '',
  expires: claim.expires ?? '',
});

export function ClaimDialog({
  claim,
  seen,
  onClose,
}: {
  claim: Claim;
  seen: string;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title="Werbeaussage" size="wide">
      <SiteForm
        groups={[{ fields: FIELDS }]}
        hidden={{ id: claim.id }}
        stored={{ values: claimToValues(claim), seen }}
        onSaved={onClose}
      />
    </Dialog>
  );
}
