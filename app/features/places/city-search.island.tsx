import { useState } from 'react';
import type { CityEntry } from '#content/places/list-cities.ts';
import { REGIONS } from '#shared/agency/business.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { CityList } from './city-list.tsx';
import { filterCities } from './filter-cities.ts';

type CitySearchProps = { cities: readonly CityEntry[]; query: string; country: string };

/**
 * Search and country filter over all cities. Filters while typing; without
 * script the form asks the server for the same result.
 */
export default function CitySearch({ cities, ...initial }: CitySearchProps) {
  const [query, setQuery] = useState(initial.query);
  const [country, setCountry] = useState(initial.country);
  const found = filterCities(cities, query, country);
  return (
    <>
      <form
        method="get"
        role="search"
        aria-label="Städte"
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      >
        <Field label="Stadt oder Region" required>
          {(control) => (
            <Input
              {...control}
              required={false}
              type="search"
              name="q"
              defaultValue={initial.query}
              onChange={(event) => setQuery(event.target.value)}
              placeholder="z. B. Krefeld oder Limburg"
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Land" required>
          {(control) => (
            <Select
              {...control}
              required={false}
              name="land"
              defaultValue={initial.country}
              onChange={(event) => setCountry(event.target.value)}
            >
              <option value="">Alle Länder</option>
              {REGIONS.map((region) => (
                <option key={region.country} value={region.country}>
                  {region.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Städte suchen
        </Button>
      </form>
      <p role="status" className="mt-8 mb-4 text-small text-muted">
        {found.length === 1 ? '1 Stadt' : `${found.length} Städte`}
      </p>
      {found.length > 0 ? (
        <CityList cities={found} toPath={(city) => `/seo-lexikon/${city.slug}/webdesign`} />
      ) : (
        <EmptyState title="Keine Stadt gefunden">
          Prüfen Sie die Schreibweise oder wählen Sie „Alle Länder“.
        </EmptyState>
      )}
    </>
  );
}
