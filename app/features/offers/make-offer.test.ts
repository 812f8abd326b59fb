// @database postgres
import { expect, it, onTestFinished } from 'vitest';
import { ADA, STAFF, openOfferFunction } from '#tests/support/offer-function.ts';
import { makeOffer } from './make-offer.ts';

const { clients, query, addRequest } = await openOfferFunction();

it('goes to the address that the account of the enquiry has by now, not to one of the staff', async () => {
  const id = await addRequest();
  const move = (address: string) =>
    query(`update auth.users set email = '${address}' where id = '${ADA}'`);
  await move('ada@neu.example');
  onTestFinished(async () => void (await move('ada@kunde.example')));
  const source = {
    id,
    project_type: 'website',
    package: '',
    urgency: '1month',
    additional_services: [],
    name: 'Ada Amsel',
    company: '',
    email: 'ada@kunde.example',
    phone: '',
    location: '',
  };
  const drafted = async () => {
    await query('delete from public.offers');
    const offer = await makeOffer(clients[STAFF]!, source, {
      audience: 'business',
      country: 'NL',
    });
    return query(
      `select customer_id, customer_email, content #>> '{customer,email}' as written
       from public.offers where id = '${offer}'`,
    );
  };
  expect(await drafted()).toEqual([
    { customer_id: ADA, customer_email: 'ada@neu.example', written: 'ada@neu.example' },
  ]);
  await query(`update public.quote_requests set user_id = '${STAFF}'`);
  expect(await drafted()).toMatchObject([{ customer_email: 'ada@kunde.example' }]);
});
