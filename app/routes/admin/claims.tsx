import { useState } from 'react';
import { useFetcher } from 'react-router';
import { getContentSettings } from '#content/settings.ts';
import { ClaimDialog } from '#app/features/content/claim-dialog.tsx';
import { notAnswered, type SiteFormAnswer } from '#app/features/content/site-fields.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { findToday } from '#shared/agency/agency-day.ts';
import { CLAIMS, isProven, type Claim } from '#shared/agency/claims.ts';
import { formatDay } from '#shared/core/format.ts';
import type { Route } from './+types/claims.ts';
import { SavedNote } from '#app/private/saved-note.tsx';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { rowToClaim, saveClaim, saveSwitch } from '#app/features/content/claim-changes.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  // A claim nobody has edited is a default of the code and has no row yet.
  const { data: rows, error } = await client.from('claims').select();
  if (error) throw new Error(error.message);
  const edited = new Map(rows.map((row) => [row.id, row]));
  const claims = CLAIMS.map((claim) => {
    const row = edited.get(claim.id);
    return { claim: row ? rowToClaim(claim.id, row) : claim, seen: row?.updated_at ?? '' };
  });
  return { claims, onlyProven: getContentSettings().onlyProven, today: findToday() };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SiteFormAnswer> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  const answer = form.has('switch')
    ? await saveSwitch(client, form.has('onlyProven'))
    : await saveClaim(client, form);
  if (answer.saved) await context.get(serverContext).refreshSiteContent();
  return answer;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, notAnswered);

type Row = { claim: Claim; seen: string };

export default function AdminClaims({
  loaderData: { claims, onlyProven, today },
}: Route.ComponentProps) {
  const [edited, setEdited] = useState<Row>();
  const unproven = claims.filter(({ claim }) => !isProven(claim, today)).length;
  const columns: readonly Column<Row>[] = [
    { key: 'text', label: 'Wortlaut', head: true, cell: ({ claim }) => claim.text },
    {
      key: 'definition',
      label: 'Bedeutung',
      onPhone: 'wide',
      cell: ({ claim }) => (
        <span className="block max-w-[44ch] sm:min-w-[16rem]">{claim.definition}</span>
      ),
    },
    {
      key: 'state',
      label: 'Beleg',
      onPhone: 'wide',
      cell: ({ claim }) => <Evidence claim={claim} today={today} />,
    },
    {
      key: 'edit',
      label: 'Bearbeiten',
      onPhone: 'value',
      labelHidden: true,
      cell: (row) => (
        <Button
          size="small"
          variant="quiet"
          className="-mx-4"
          aria-label={`${row.claim.text} ${isProven(row.claim, today) ? 'bearbeiten' : 'belegen'}`}
          onClick={() => setEdited(row)}
        >
          {isProven(row.claim, today) ? 'Bearbeiten' : 'Belegen'}
        </Button>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title="Werbeaussagen"
        note={
          <>
            Jede Aussage der Website mit ihrer Bedeutung und ihrem Beleg.{' '}
            {unproven === 0 ? (
              'Alle sind belegt.'
            ) : (
              <span className="text-danger">
                {unproven === claims.length ? 'Keine ist' : `${unproven} sind nicht`} belegt.
              </span>
            )}
          </>
        }
      />
      <ProvenSwitch onlyProven={onlyProven} />
      <Table
        caption="Werbeaussagen"
        captionHidden
        phoneRows
        columns={columns}
        rows={claims}
        rowKey={({ claim }) => claim.id}
      />
      {edited && <ClaimDialog {...edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

function Evidence({ claim, today }: { claim: Claim; today: string }) {
  if (claim.evidence === null) return <Badge>ohne Beleg</Badge>;
  return (
    <span className="grid gap-1">
      <span>
        {isProven(claim, today) ? <Badge tone="success">belegt</Badge> : <Badge>abgelaufen</Badge>}
      </span>
      <span className="wrap-anywhere">{claim.evidence}</span>
      <span className="text-muted">
        Stand {claim.asOf ? formatDay(claim.asOf) : ''}
        {claim.expires && `, gültig bis ${formatDay(claim.expires)}`}
      </span>
    </span>
  );
}

function ProvenSwitch({ onlyProven }: { onlyProven: boolean }) {
  const fetcher = useFetcher<SiteFormAnswer>();
  const [chosen, setChosen] = useState(onlyProven);
  const failed =
    fetcher.state === 'idle' && fetcher.data?.saved === false ? fetcher.data.message : '';
  return (
    <div className="mb-6">
      <Checkbox
        // What was not stored is taken back.
        checked={failed ? onlyProven : chosen}
        onChange={(event) => {
          setChosen(event.target.checked);
          void fetcher.submit(
            { switch: '1', ...(event.target.checked ? { onlyProven: 'ja' } : {}) },
            { method: 'post' },
          );
        }}
        label="Nur belegte Angaben zeigen"
        hint="Aussagen ohne gültigen Beleg verschwinden sofort von der Website."
      />
      <p aria-live="polite" className="text-small text-danger empty:hidden">
        {failed && `Nicht gespeichert. ${failed}`}
      </p>
      <SavedNote>
        {fetcher.state === 'idle' && fetcher.data?.saved === true && 'Gespeichert'}
      </SavedNote>
    </div>
  );
}
