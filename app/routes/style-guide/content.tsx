import { Accordion } from '#app/ui/content/accordion.tsx';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { Prose } from '#app/ui/content/prose.tsx';
import { Table } from '#app/ui/content/table.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { PACKAGES } from '#shared/agency/business.ts';
import { formatPrice } from '#shared/core/format.ts';
import { Specimen } from './specimen.tsx';

export const Content = () => (
  <>
    <Specimen label="Brotkrumen">
      <Breadcrumbs
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'Stil', path: '' },
        ]}
      />
    </Specimen>
    <Specimen label="Tabelle">
      <div className="w-full min-w-0">
        <Table
          caption="Pakete"
          rows={PACKAGES}
          rowKey={(entry) => entry.id}
          columns={[
            { key: 'name', label: 'Paket', head: true, cell: (entry) => entry.name },
            { key: 'delivery', label: 'Lieferzeit', cell: (entry) => entry.delivery },
            {
              key: 'price',
              label: 'Preis',
              align: 'end',
              cell: (entry) => formatPrice(entry.price),
            },
          ]}
        />
      </div>
    </Specimen>
    <Specimen label="Aufklappbar">
      <div className="w-full">
        <Accordion
          items={[
            { title: 'Offene Frage', content: 'Antwort in einem Absatz.', open: true },
            { title: 'Geschlossene Frage', content: 'Noch eine Antwort.' },
          ]}
        />
      </div>
    </Specimen>
    <Specimen label="Nummern und Tage bleiben in einer Zeile">
      <p className="w-56">
        <Unbroken>Ihre Rechnung RE-2026-0005 ist am 28. Dezember fällig, per E-Mail.</Unbroken>
      </p>
    </Specimen>
    <Specimen label="Fließtext">
      <Prose>
        <h2>Zwischenüberschrift</h2>
        <p>
          Ein Absatz mit <a href="/pakete">Link</a> und <code>Code</code>.
        </p>
        <ul>
          <li>Erster Punkt</li>
          <li>Zweiter Punkt</li>
        </ul>
        <blockquote>Ein hervorgehobener Satz.</blockquote>
      </Prose>
    </Specimen>
  </>
);
