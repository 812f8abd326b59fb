import { useEffect } from 'react';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import { changesOf } from '#app/features/content/launch-changes.server.ts';
import { serverContext, type LaunchState, type LegalText } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { formatDay, formatNumber } from '#shared/core/format.ts';
import type { LaunchPoint } from '#shared/launch/launch-points.ts';
import { capitalise } from '#shared/core/capitalise.ts';
import type { Route } from './+types/launch.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  return context.get(serverContext).launch.readState();
}

export type LaunchAnswer = { title: string; problem?: string };

export async function action({ request, context }: Route.ActionArgs): Promise<LaunchAnswer> {
  const client = await requireAdmin(request, context);
  const { launch, refreshSiteContent } = context.get(serverContext);
  const answer = await changesOf(client, launch, await request.formData());
  // The one tells other processes' caches, the other looks at what is open now.
  await refreshSiteContent();
  await launch.readState();
  return answer;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped<LaunchAnswer>(serverAction, (problem) => ({ title: 'Nicht gespeichert', problem }));

export default function AdminLaunch({ loaderData: state }: Route.ComponentProps) {
  const { points, legal, isPublic, isOverruled, isHeldBack } = state;
  const answer = useActionData<LaunchAnswer>();
  const open = points.filter(({ isDone }) => !isDone);
  useEffect(() => {
    if (answer)
      void showToast({
        title: answer.title,
        ...(answer.problem && { description: answer.problem, tone: 'destructive' }),
      });
  }, [answer]);
  return (
    <div className="max-w-[75rem]">
      <PageHead
        title="Vor dem Start"
        note={describeState(open.length, isPublic, isOverruled, isHeldBack)}
      >
        <ButtonLink
          to="/admin/einrichten"
          variant={open.length > 0 ? 'primary' : 'secondary'}
          size="small"
        >
          Jetzt einrichten
        </ButtonLink>
      </PageHead>
      <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <span className="tabular font-semibold">
          {points.length - open.length} von {points.length} erledigt
        </span>
        <progress
          className="h-2 w-full max-w-[16rem]"
          aria-label="Erledigte Punkte"
          max={points.length}
          value={points.length - open.length}
        />
      </p>
      <ol className="panel panel-rows mb-6">
        {points.map((point) => (
          <Point key={point.id} point={point} />
        ))}
      </ol>
      <SettingsPart
        title="Rechtstexte"
        intro={
          'Lesen Sie jeden Text, oder lassen Sie ihn prüfen, und bestätigen Sie ihn mit Ihrem ' +
          'Namen. Ändert sich ein Text oder eine Angabe darin, fragen wir erneut.'
        }
      >
        <ul id="rechtstexte" className="panel-rows scroll-mt-8">
          {legal.map((text) => (
            <Legal key={text.slug} text={text} />
          ))}
        </ul>
      </SettingsPart>
      <SettingsPart
        title="Sicherung"
        intro="Mit BACKUP_DIR schreibt der Server jede Nacht eine Sicherung aller Daten."
      >
        <p id="sicherung" className="scroll-mt-8 text-small">
          {points.find(({ id }) => id === 'backup')?.text}
        </p>
        <p className="mt-2 text-small text-muted">
          <Drill drill={state.drill} />
        </p>
      </SettingsPart>
      <Release isDone={open.length === 0} isOverruled={isOverruled} />
    </div>
  );
}

/** Whether search engines may take the site up whatever the list says. */
function Release({ isDone, isOverruled }: { isDone: boolean; isOverruled: boolean }) {
  if (isOverruled)
    return (
      <SettingsPart
        title="Dauerhaft freigegeben"
        intro="Suchmaschinen dürfen die Website aufnehmen. Offene Punkte ändern daran nichts."
      >
        <Change what="hold" label="Wieder auf die Liste achten" />
      </SettingsPart>
    );
  return isDone ? (
    <SettingsPart
      title="Dauerhaft freigeben"
      intro={
        'Wird später ein Punkt wieder offen, etwa weil eine Sicherung ausbleibt oder ein ' +
        'Rechtstext sich ändert, bitten wir Suchmaschinen erneut, die Website nicht ' +
        'aufzunehmen. Dauerhaft freigegeben bleibt sie auffindbar, und die Liste erinnert Sie ' +
        'nur noch.'
      }
    >
      <Change what="overrule" label="Dauerhaft freigeben" />
    </SettingsPart>
  ) : (
    <SettingsPart
      title="Trotzdem veröffentlichen"
      intro={
        'Sie können die Liste übergehen. Fehlende Pflichtangaben und unbelegte Aussagen ' +
        'können abgemahnt werden. Das Übergehen steht im Protokoll.'
      }
    >
      <Change what="overrule" label="Trotz offener Punkte freigeben" variant="danger" />
    </SettingsPart>
  );
}

function Drill({ drill }: Pick<LaunchState, 'drill'>) {
  if (!drill)
    return (
      <>
        Ob sie sich wiederherstellen lässt, hat noch niemand probiert. Auf dem Server geht das mit{' '}
        <code className="whitespace-nowrap">npm run restore -- --drill</code>, unter Docker mit{' '}
        <code>docker compose exec site node server/backup/restore.ts --drill</code>
      </>
    );
  const day = formatDay(agencyDay(new Date(drill.at)));
  return drill.problems.length === 0
    ? `Am ${day} auf Probe wiederhergestellt: ${formatNumber(drill.rows)} Zeilen, alle gleich.`
    : `Die Probe vom ${day} ist gescheitert: ${drill.problems.join('; ')}`;
}

function describeState(
  open: number,
  isPublic: boolean,
  isOverruled: boolean,
  isHeldBack: boolean,
): string {
  if (isHeldBack)
    return (
      `${open === 1 ? 'Ein Punkt ist' : `${open} Punkte sind`} offen. Bis dahin bitten wir ` +
      'Suchmaschinen, die Website nicht aufzunehmen.'
    );
  if (open === 0) return 'Alles erledigt. Suchmaschinen dürfen die Website aufnehmen.';
  if (isOverruled && isPublic)
    return 'Suchmaschinen dürfen die Website aufnehmen, obwohl noch Punkte offen sind.';
  return 'Diese Website hat noch keine öffentliche Adresse.';
}

/** What there is to do about an open point. */
const VERBS: Readonly<Record<LaunchPoint['id'], string>> = {
  company: 'ausfüllen',
  about: 'umschreiben',
  claims: 'belegen',
  reviews: 'ersetzen',
  legal: 'bestätigen',
  address: 'eintragen',
  mail: 'eintragen',
  backup: 'einrichten',
  factor: 'einrichten',
};

const Point = ({ point: { id, title, text, to, isDone } }: { point: LaunchPoint }) => (
  <li className="panel-row grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_1fr_auto] sm:items-center">
    <p className="flex items-center gap-3 font-semibold">{title}</p>
    <p className="text-small text-muted">{text}</p>
    <p className="flex items-center gap-4">
      <Badge tone={isDone ? 'success' : 'waiting'}>{isDone ? 'Erledigt' : 'Fehlt'}</Badge>
      <Link
        to={to}
        aria-label={`${title} ${isDone ? 'ansehen' : VERBS[id]}`}
        className="inline-flex min-h-11 items-center text-small underline underline-offset-4 sm:min-w-[5.5rem]"
      >
        {isDone ? 'Ansehen' : capitalise(VERBS[id])}
      </Link>
    </p>
  </li>
);

/** One button that changes something, with what it needs to say. */
function Change({
  what,
  label,
  fields = {},
  variant = 'secondary',
}: {
  what: string;
  variant?: 'secondary' | 'danger';
  label: string;
  fields?: Readonly<Record<string, string>>;
}) {
  const navigation = useNavigation();
  const sent = { what, ...fields };
  const isBusy =
    navigation.state !== 'idle' &&
    Object.entries(sent).every(([name, value]) => navigation.formData?.get(name) === value);
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant={variant}
        size="small"
        className="whitespace-nowrap"
        busy={isBusy}
      >
        {label}
      </Button>
    </Form>
  );
}

const Legal = ({ text: { slug, path, title, hash, confirmed } }: { text: LegalText }) => (
  <li className="flex items-center justify-between gap-x-4 py-1.5">
    <span className="grid text-small">
      <SiteLink
        to={path}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {title}
      </SiteLink>
      {confirmed && (
        <span className="text-muted">
          Bestätigt am {formatDay(confirmed.day)} von {confirmed.name}
        </span>
      )}
    </span>
    {!confirmed && <Change what="confirm" label="Text bestätigen" fields={{ slug, hash }} />}
  </li>
);
