// @database postgres
import { afterEach, describe, expect, it } from 'vitest';
import { ADA, BEN, STAFF, openOfferFunction } from '#tests/support/offer-function.ts';

const { clients, query, call, customer, contentFor, draft, send, acceptance, addRequest } =
  await openOfferFunction();

const OLD = 'ada@kunde.example';
const NEW = 'ada@neu.example';
const move = (address: string) =>
  query(`update auth.users set email = '${address}' where id = '${ADA}'`);
const ownersOf = (table: string) =>
  query<{ customer_id: string | null; customer_email: string }>(
    `select customer_id, customer_email from public.${table} order by created_at`,
  );
afterEach(async () => {
  await query(`delete from public.projects`);
  await move(OLD);
});

describe('a customer with a new address', () => {
  it('keeps what is his, and mails follow him', async () => {
    await call(ADA, acceptance(await send()));
    const offer = await send();
    const unsent = await draft();
    await move(NEW);
    const mine = { customer_id: ADA, customer_email: NEW };
    expect(await ownersOf('offers')).toEqual([mine, mine, mine]);
    expect(await ownersOf('projects')).toEqual([mine]);
    expect(
      await query(
        `select content #>> '{customer,email}' as email from public.offers
         where id = '${unsent.id}'`,
      ),
    ).toEqual([{ email: NEW }]);
    const { data: version } = await clients[STAFF]!.rpc('start_offer_version', {
      offer_id: offer.id,
    });
    expect(
      await query(
        `select customer_id, content #>> '{customer,email}' as email from public.offers
         where id = '${String(version)}'`,
      ),
    ).toEqual([{ customer_id: ADA, email: NEW }]);
  });

  it('keeps a project of which the facts are saved anew', async () => {
    await call(ADA, acceptance(await send()));
    // As it was before mails followed: the account has another address.
    await query(`update public.projects set customer_email = '${NEW}', customer_id = '${ADA}'`);
    await query(`update public.projects set customer_id = '${ADA}'`);
    await clients[STAFF]!.from('projects')
      .update({ title: 'Anders', customer_email: NEW })
      .neq('title', '')
      .throwOnError();
    expect(await ownersOf('projects')).toEqual([{ customer_id: ADA, customer_email: NEW }]);
    // Given to somebody else it is that person's.
    const give = (address: string) =>
      clients[STAFF]!.from('projects').update({ customer_email: address }).neq('title', '');
    await give('ben@kunde.example').throwOnError();
    expect(await ownersOf('projects')).toMatchObject([{ customer_id: BEN }]);
    await give('fremd@kunde.example').throwOnError();
    expect(await ownersOf('projects')).toMatchObject([{ customer_id: null }]);
  });
});

describe('an address without an account', () => {
  const other = 'ada@firma.example';
  const elsewhere = contentFor({ customer: customer({ email: other }) });

  it('leads offer and project into the account that sent the enquiry', async () => {
    const offer = await send(elsewhere, await addRequest());
    expect(await ownersOf('offers')).toEqual([{ customer_id: ADA, customer_email: other }]);
    expect(await call(ADA, acceptance(offer))).toMatchObject({ status: 200 });
    expect(await ownersOf('projects')).toEqual([{ customer_id: ADA, customer_email: other }]);
  });

  it('leads nowhere where an offer to somebody else names it, nor to the staff', async () => {
    const request = await addRequest();
    await query(`update public.quote_requests set user_id = '${STAFF}'`);
    await send(elsewhere, request);
    await query(`update public.quote_requests set user_id = '${ADA}'`);
    await send(elsewhere, request);
    expect(await ownersOf('offers')).toMatchObject([{ customer_id: null }, { customer_id: null }]);
  });
});

describe('the enquiry of an offer', () => {
  const statuses = async () =>
    (
      await query<{ status: string }>(
        'select status from public.quote_requests order by created_at',
      )
    ).map(({ status }) => status);

  it('is in review after a withdrawal, lost after a refusal, unless another waits', async () => {
    const request = await addRequest();
    const first = await send(contentFor(), request);
    const second = await send(contentFor(), request);
    await clients[STAFF]!.rpc('withdraw_offer', { offer_id: first.id }).throwOnError();
    expect(await statuses()).toEqual(['offered']);
    await clients[STAFF]!.rpc('withdraw_offer', { offer_id: second.id }).throwOnError();
    expect(await statuses()).toEqual(['in_review']);
    const third = await send(contentFor(), request);
    expect(await statuses()).toEqual(['offered']);
    await clients[ADA]!.rpc('refuse_offer', { offer_id: third.id }).throwOnError();
    expect(await statuses()).toEqual(['lost']);
    await send(contentFor(), request);
    expect(await statuses()).toEqual(['offered']);
  });

  it('takes its offers along when it is joined to another, but for a second draft', async () => {
    const duplicate = await addRequest();
    await query(`update public.quote_requests set reference = 'MD-2026-DOPP', request_id =
      gen_random_uuid()`);
    const target = await addRequest();
    const offer = await send(contentFor(), duplicate);
    const [left, kept] = [await draft(contentFor(), duplicate), await draft(contentFor(), target)];
    await clients[STAFF]!.rpc('merge_request', { duplicate, target }).throwOnError();
    const requestOf = async ({ id }: { id: string }) =>
      (
        await query<{ request: string }>(
          `select quote_request_id as request from public.offers where id = '${id}'`,
        )
      )[0]!.request;
    expect(await requestOf(offer)).toBe(target);
    expect(await requestOf(left)).toBe(duplicate);
    expect(await requestOf(kept)).toBe(target);
    expect(await statuses()).toEqual(['offered', 'offered']);
    await call(ADA, acceptance(offer));
    expect(await statuses()).toEqual(['offered', 'won']);
    // Whoever holds the link of the duplicate is told the same.
    const [link] = await query<{ token: string }>(
      `select public.add_enquiry_link('${duplicate}', 'mail') as token`,
    );
    const [read] = await query<{ state: object }>(
      `select public.open_enquiry_link('${link!.token}') as state`,
    );
    expect(read!.state).toMatchObject({ status: 'won', offers: [offer.number] });
  });
});

it('asks nothing any more once the offer is withdrawn', async () => {
  const offer = await send();
  await clients[ADA]!.rpc('write_offer_note', { offer_id: offer.id, body: 'Wann?' }).throwOnError();
  const list = async () => (await clients[STAFF]!.rpc('list_offers', {})).data as object[];
  expect(await list()).toMatchObject([{ open_question: true }]);
  await clients[STAFF]!.rpc('withdraw_offer', { offer_id: offer.id }).throwOnError();
  expect(await list()).toMatchObject([{ open_question: false }]);
});

it('tells of a withdrawal whoever has seen the offer, also where its mail still waits', async () => {
  const [seen, unseen] = [await send(), await send()];
  await clients[ADA]!.rpc('mark_offer_viewed', { offer_id: seen.id }).throwOnError();
  for (const { id } of [seen, unseen])
    await clients[STAFF]!.rpc('withdraw_offer', { offer_id: id }).throwOnError();
  const told = await query(`select data ->> 'offerId' as id from public.outbox_mails
    where template = 'offer-withdrawn'`);
  expect(told).toEqual([{ id: seen.id }]);
});
