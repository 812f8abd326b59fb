import { beforeAll, describe, expect, test } from 'vitest';
import { companyFromEnv } from '#content/company.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import { agencyDay } from '#shared/agency-day.ts';
import { buildSlots } from '#shared/booking-slots.ts';
import { ADDITIONAL_SERVICES, PROJECT_TYPES, URGENCIES } from '#shared/business.ts';
import { createAssistant, type Assistant, type HistoryMessage } from '../assistant.ts';
import { continueBooking, dayLabel } from '../book.ts';
import { TASK_TEXTS } from './tasks.ts';

let assistant: Assistant;
beforeAll(async () => {
  assistant = createAssistant(await loadSearchDocuments(), companyFromEnv({}));
});

/** The whole talk; gives the last answer. */
function talk(...messages: string[]) {
  const history: HistoryMessage[] = messages.slice(0, -1).map((content) => ({ role: 'user', content }));
  return assistant.respond(messages.at(-1)!, history);
}

// A Sunday.
const now = new Date('2026-11-22T12:00:00Z');
const rules = { capacity: 1, gridMinutes: 30, leadHours: 4, daysAhead: 14 };
const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
const slots = buildSlots({ now, rules, hours, closed: new Set(), busy: [] });

const OPENINGS = {
  en: { price: 'Can you calculate what a website would cost?', call: 'I would like to book a call with you' },
  nl: { price: 'Kan ik een prijs laten berekenen voor mijn website?', call: 'Ik wil graag een afspraak maken' },
} as const;

describe.each(['en', 'nl'] as const)('a talk in %s', (language) => {
  const { price, call } = OPENINGS[language];
  const { estimate, booking, cancel } = TASK_TEXTS[language];

  test('works out a price by its own suggestions and hands over the filled form', () => {
    const wanted = [estimate.questions.urgency.suggestions[0]!, estimate.questions.services.suggestions[1]!];
    const asked = talk(price).reply;
    expect(asked).toMatchObject({ language, kind: 'ask', intent: 'price_estimate' });
    expect(asked.text).toContain(estimate.questions.urgency.text);
    expect(talk(price, wanted[0]!).reply.text).toContain(estimate.questions.services.text);
    const { reply } = talk(price, ...wanted);
    // 590 × 1.3 + 249.
    expect(reply.text.replaceAll(/[\u00a0 ]/g, '')).toMatch(/1[.,]016[.,]00/);
    expect(reply.text).toContain('/?angebot=website&dringlichkeit=asap&leistungen=seo');
    expect(reply.language).toBe(language);
  });

  test('understands every kind, time frame and extra that it offers', () => {
    const start = language === 'en' ? 'Can you calculate a price for me?' : 'Kan ik een prijs laten berekenen?';
    expect(talk(start).state.estimate).toMatchObject({ asked: 'project' });
    for (const [index, { id }] of PROJECT_TYPES.entries())
      expect(talk(start, estimate.questions.project.suggestions[index]!).state.estimate, id).toMatchObject({ project: id });
    for (const [index, { value }] of URGENCIES.entries())
      expect(talk(price, estimate.questions.urgency.suggestions[index]!).state.estimate, value).toMatchObject({ urgency: value });
    for (const { id } of ADDITIONAL_SERVICES.slice(0, 3)) {
      const path = talk(price, estimate.questions.urgency.suggestions[1]!, estimate.labels.services[id]).reply.sources[0]!.path;
      expect(path, id).toBe(`/?angebot=website&dringlichkeit=1month&leistungen=${id}`);
    }
    const none = talk(price, estimate.questions.urgency.suggestions[1]!, estimate.questions.services.suggestions[0]!);
    expect(none.reply.sources[0]!.path).toBe('/?angebot=website&dringlichkeit=1month');
  });

  test('stops when asked to', () => {
    expect(talk(price, cancel).reply.text).toBe(estimate.stopped);
    expect(talk(call, cancel).reply.text).toBe(booking.stopped);
  });

  test('books: the days and times it offers are understood, in that language', () => {
    const days = continueBooking([call], slots, now, language);
    expect(days.text).toBe(booking.askDay);
    for (const slot of slots.slice(0, 40)) {
      const label = dayLabel(agencyDay(slot.startsAt), language);
      expect(talk(call, label).state.booking, label).toHaveLength(2);
      const times = continueBooking([call, label], slots, now, language);
      const picked = times.suggestions.find(
        (time) => continueBooking([call, label, time], slots, now, language).startsAt === slot.startsAt,
      );
      expect(picked, slot.startsAt).toBeDefined();
    }
    expect(continueBooking([call, booking.laterDays], slots, now, language).text).toBe(booking.moreDays);
    const first = days.suggestions[0]!;
    expect(continueBooking([call, first, booking.otherDay], slots, now, language).suggestions).toEqual(days.suggestions);
    const time = continueBooking([call, first], slots, now, language).suggestions[2]!;
    expect(continueBooking([call, first, time, booking.otherTime], slots, now, language).startsAt).toBeNull();
  });

  test('offers no German way on, and what it offers is answered in that language', () => {
    const openings = {
      en: ['What do your packages cost?', 'Can I pay in instalments?', 'What are your opening hours?', 'Who are you and what do you do?'],
      nl: [
        'Wat kost het pakket Commerce voor mijn bedrijf?',
        'Kan ik in termijnen betalen?',
        'Wat zijn jullie openingstijden?',
        'Hoe lang duurt het voor mijn website klaar is?',
      ],
    }[language];
    for (const opening of openings) {
      const { reply } = talk(opening);
      expect(reply.language, opening).toBe(language);
      for (const suggestion of reply.suggestions) {
        const next = talk(opening, suggestion).reply;
        expect([suggestion, next.language]).toEqual([suggestion, language]);
        expect([suggestion, next.kind]).not.toEqual([suggestion, 'abstain']);
      }
    }
  });
});

test.each([
  ['Tuesday at 10 am', '2026-11-24T09:00:00.000Z'],
  ['tomorrow at half past ten', '2026-11-23T09:30:00.000Z'],
  ['the day after tomorrow at 2:30 pm', '2026-11-24T13:30:00.000Z'],
  ['3rd of December around three', '2026-12-03T14:00:00.000Z'],
  ["December 4, 9 o'clock", '2026-12-04T08:00:00.000Z'],
  ['dinsdag om 10 uur', '2026-11-24T09:00:00.000Z'],
  ['overmorgen half elf', '2026-11-24T09:30:00.000Z'],
  ['3 december om drie uur', '2026-12-03T14:00:00.000Z'],
])('reads "%s"', (message, startsAt) => {
  expect(continueBooking(['call', message], slots, now, 'en').startsAt).toBe(startsAt);
});

test('a talk comes back to German by a German sentence', () => {
  expect(talk('What do your packages cost?', 'Und wie lange dauert das?').reply.language).toBe('de');
});
