import { Icon } from '#app/ui/icon.tsx';
import { usePrices } from '#app/lib/use-site.ts';
import { FINANCING } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';
import { SHOWPIECE_TEXTS } from '#shared/texts/showpieces.ts';
import { formatCents, formatPercent } from '#shared/pricing/money.ts';

// Pieces of the product that can be used. What they show is chosen by radio
// buttons and the style sheet: they work before any script.

const CHOICE =
  'inline-flex min-h-11 cursor-pointer items-center py-1.5 rounded-control border ' +
  'border-line-strong px-2.5 hover:border-ink has-checked:border-ink has-checked:bg-ink ' +
  'has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus';

function Choice({
  name,
  value,
  label,
  first,
}: Record<'name' | 'value' | 'label', string> & { first?: boolean }) {
  return (
    <label className={CHOICE}>
      <input type="radio" name={name} value={value} defaultChecked={first} className="sr-only" />
      {label}
    </label>
  );
}

/** Ask, and it answers from the price list, with its source. */
export function ChatFragment({ isLarge = false }: { isLarge?: boolean }) {
  const texts = readTexts(SHOWPIECE_TEXTS);
  const smart = usePrices().packages[1];
  const share = `${FINANCING.downPaymentShare * 100} %`;
  const answers = [
    {
      value: 'preis',
      shown: '[.piece:has([value=preis]:checked)_&]:grid',
      question: texts['chat.price.question'],
      answer: fillText(texts['chat.price.answer'], {
        package: smart.name,
        price: formatWholePrice(smart.price),
      }),
      source: smart.name,
    },
    {
      value: 'dauer',
      shown: '[.piece:has([value=dauer]:checked)_&]:grid',
      question: texts['chat.time.question'],
      answer: fillText(texts['chat.time.answer'], { time: smart.delivery }),
      source: smart.name,
    },
    {
      value: 'raten',
      shown: '[.piece:has([value=raten]:checked)_&]:grid',
      question: texts['chat.rates.question'],
      answer: fillText(texts['chat.rates.answer'], {
        share,
        least: String(FINANCING.minInstalments),
        most: String(FINANCING.maxInstalments),
      }),
      source: readTexts(PACKAGE_TEXTS)['rates.title'],
    },
  ];
  return (
    <div className="piece grid grid-rows-[auto_1fr] gap-4 text-small">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Frage an den Assistenten</legend>
        {answers.map(({ value, question }, index) => (
          <Choice
            key={value}
            name="chat-frage"
            value={value}
            label={question}
            first={index === 0}
          />
        ))}
      </fieldset>
      <div
        aria-live="polite"
        className="grid grid-rows-[auto_1fr] rounded-control border border-line-strong bg-surface px-4 py-3"
      >
        <p className="border-b border-line pb-2 text-fine text-muted">{texts['chat.note']}</p>
        {answers.map(({ value, shown, answer, source }) => (
          <div key={value} className={`hidden content-between ${shown}`}>
            <p
              className={`py-4 text-title text-balance ${isLarge ? 'md:font-display md:text-head' : 'md:text-[1.625rem]'}`}
            >
              {answer}
            </p>
            <p className="flex items-center gap-2 border-t border-line pt-2 text-fine text-muted">
              <Icon name="file" size={16} /> {fillText(texts['chat.source'], { part: source })}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

const FLOWS = [
  {
    value: 'request',
    part: 'flow',
    shown: '[.piece:has([value=request]:checked)_&]:block',
    times: ['22:14', '22:15', '08:00', '10:40'],
  },
  {
    value: 'order',
    part: 'order',
    shown: '[.piece:has([value=order]:checked)_&]:block',
    times: ['So 19:02', 'So 19:02', 'Mo 07:00', 'Mo 15:30'],
  },
  {
    value: 'unpaid',
    part: 'unpaid',
    shown: '[.piece:has([value=unpaid]:checked)_&]:block',
    times: ['Tag 15', 'Tag 18', 'Tag 25', 'Eingang'],
  },
] as const;
const STEPS = ['1', '2', '3', '4'] as const;

/** What happens by itself after something has come in. */
export function FlowFragment() {
  const texts = readTexts(SHOWPIECE_TEXTS);
  return (
    <div className="piece grid gap-5 text-small">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Was kommt herein?</legend>
        {FLOWS.map(({ value, part }, index) => (
          <Choice
            key={value}
            name="ablauf"
            value={value}
            label={texts[`${part}.name`]}
            first={index === 0}
          />
        ))}
      </fieldset>
      <div aria-live="polite">
        {FLOWS.map(({ value, part, shown, times }) => (
          <ol key={value} className={`hidden border-l-[3px] border-accent ${shown}`}>
            {STEPS.map((step, index) => (
              <li
                key={step}
                className="relative grid grid-cols-[4.75rem_minmax(0,1fr)] py-2.5 pl-5 before:absolute before:top-4 before:-left-[8px] before:size-[13px] before:rounded-full before:border-[3px] before:border-ink before:bg-canvas"
              >
                <span className="tabular font-semibold">{times[index]}</span>
                <span>
                  {texts[`${part}.${step}.title`]}
                  <span className="block text-fine text-muted">
                    {texts[`${part}.${step}.text`]}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        ))}
      </div>
    </div>
  );
}

/** An invented basket, in cents without tax. */
const GOODS = [
  ['basket.cheese', 1800],
  ['basket.blue', 1200],
  ['basket.delivery', 600],
] as const;
const NET = GOODS.reduce((sum, [, cents]) => sum + cents, 0);
const BUYERS = [
  { value: 'nl', shown: '[.piece:has([value=nl]:checked)_&]:block', percent: 9 },
  { value: 'de', shown: '[.piece:has([value=de]:checked)_&]:block', percent: 7 },
  { value: 'business', shown: '[.piece:has([value=business]:checked)_&]:block', percent: 0 },
] as const;

/** One basket of a shop in the Netherlands, three buyers: the tax follows whoever buys. */
export function BasketFragment() {
  const texts = readTexts(SHOWPIECE_TEXTS);
  return (
    <div className="piece grid max-w-[34rem] gap-4 text-small">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Wer kauft?</legend>
        {BUYERS.map(({ value }, index) => (
          <Choice
            key={value}
            name="kaeufer"
            value={value}
            label={texts[`basket.${value}.name`]}
            first={index === 0}
          />
        ))}
      </fieldset>
      <div className="tabular border border-line-strong bg-surface px-4 pb-3">
        <dl>
          {GOODS.map(([name, cents]) => (
            <BasketLine key={name} label={texts[name]} cents={cents} />
          ))}
        </dl>
        <div aria-live="polite">
          {BUYERS.map(({ value, shown, percent }) => {
            const tax = Math.round((NET * percent) / 100);
            return (
              <div key={value} className={`hidden ${shown}`}>
                <dl>
                  <BasketLine label={`Umsatzsteuer ${formatPercent(percent)}`} cents={tax} />
                  <div className="flex justify-between gap-4 py-2.5 font-display text-title font-semibold">
                    <dt>Zu zahlen</dt>
                    <dd>{formatCents(NET + tax)}</dd>
                  </div>
                </dl>
                <p className="text-small text-muted">{texts[`basket.${value}.why`]}</p>
              </div>
            );
          })}
        </div>
      </div>
      <p className="text-small text-muted">{texts['basket.note']}</p>
    </div>
  );
}

const BasketLine = ({ label, cents }: { label: string; cents: number }) => (
  <div className="flex justify-between gap-4 border-b border-line py-2">
    <dt>{label}</dt>
    <dd className="whitespace-nowrap">{formatCents(cents)}</dd>
  </div>
);

/** What leaves the browser, by the answer to the banner; an invented page with three services. */
const REQUESTS = [
  ['musterbetrieb.example', 'consent.page', true],
  ['karten.example', 'consent.map', false],
  ['video.example', 'consent.film', false],
  ['zaehler.example', 'consent.count', false],
] as const;

export function ConsentFragment() {
  const texts = readTexts(SHOWPIECE_TEXTS);
  return (
    <div className="piece border border-line-strong bg-surface p-5 text-small">
      <p className="font-semibold">{texts['consent.question']}</p>
      <fieldset className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 font-semibold">
        <legend className="sr-only">Antwort im Banner</legend>
        <Choice name="banner" value="nein" label="Nur notwendige" first />
        <Choice name="banner" value="ja" label="Alle akzeptieren" />
      </fieldset>
      <ul aria-live="polite" className="mt-4 border-t border-line">
        {REQUESTS.map(([host, what, isOwn]) => (
          <li key={host} className="flex justify-between gap-4 border-b border-line py-1.5">
            <span className="wrap-anywhere">
              {texts[what]} <span className="text-fine text-muted">{host}</span>
            </span>
            {isOwn ? (
              <strong className="font-semibold">geladen</strong>
            ) : (
              <>
                <span className="text-muted [.piece:has([value=ja]:checked)_&]:hidden">wartet</span>
                <strong className="hidden font-semibold [.piece:has([value=ja]:checked)_&]:inline">
                  geladen
                </strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Approve the draft, and the work goes on. */
export function PortalFragment() {
  const texts = readTexts(SHOWPIECE_TEXTS);
  return (
    <div className="piece divide-y divide-line border border-line-strong bg-surface text-small">
      <Milestone title={texts['portal.1']} bar="w-full" state="freigegeben" />
      <Milestone
        title={texts['portal.2']}
        bar="w-[70%] [.piece:has(:checked)_&]:w-full"
        state="wartet auf Ihre Freigabe"
        after="von Ihnen freigegeben"
      />
      <Milestone
        title={texts['portal.3']}
        bar="w-0 [.piece:has(:checked)_&]:w-[25%]"
        state="beginnt danach"
        after="hat begonnen"
      />
      <p className="px-4 py-3">
        <label className={CHOICE}>
          <input type="checkbox" className="sr-only" />
          <span className="[.piece:has(:checked)_&]:hidden">{texts['portal.approve']}</span>
          <span className="hidden [.piece:has(:checked)_&]:inline">Freigabe zurücknehmen</span>
        </label>
      </p>
    </div>
  );
}

const Milestone = ({
  title,
  bar,
  state,
  after,
}: Record<'title' | 'bar' | 'state', string> & { after?: string }) => (
  <div className="grid grid-cols-[6.5rem_1fr] items-center gap-4 px-4 py-3.5">
    <span className="font-semibold">{title}</span>
    <span aria-live="polite">
      <span className="block h-1.5 bg-line">
        <span className={`block h-full bg-accent transition-[width] duration-350 ${bar}`} />
      </span>
      <span className="mt-1.5 block text-fine text-muted">
        <span className={after && '[.piece:has(:checked)_&]:hidden'}>{state}</span>
        {after && <span className="hidden [.piece:has(:checked)_&]:inline">{after}</span>}
      </span>
    </span>
  </div>
);

const ENDS = ['Warenwirtschaft', 'Buchhaltung', 'Kalender', 'E-Mail'];

export const WiresFragment = () => (
  <svg
    viewBox="0 0 520 212"
    role="img"
    aria-label="Die Website ist mit Warenwirtschaft, Buchhaltung, Kalender und E-Mail verbunden"
    className="h-full w-full"
    fill="none"
  >
    {ENDS.map((end, index) => {
      const y = 26 + index * 53;
      return (
        <g key={end}>
          <path
            d={`M150 106C240 106 240 ${y} 330 ${y}`}
            stroke={index === 0 ? 'var(--accent)' : 'var(--line-strong)'}
            strokeWidth={index === 0 ? 7 : 2}
          />
          <rect
            x="330"
            y={y - 20}
            width="180"
            height="40"
            rx="3"
            fill="var(--surface)"
            stroke="var(--line-strong)"
          />
          <text x="346" y={y + 6} fontSize="16" fill="var(--ink)">
            {end}
          </text>
        </g>
      );
    })}
    <rect x="1" y="72" width="150" height="68" rx="3" fill="var(--ink)" />
    <text x="22" y="112" fontSize="18" fontWeight="600" fill="var(--canvas)">
      Ihre Website
    </text>
  </svg>
);
