type FormGroup = { id: string; title: string; open: number };

/** Leads to the groups of a long form, where there is room beside it. */
export const GroupList = ({ groups }: { groups: readonly FormGroup[] }) => (
  <nav aria-label="Gruppen" className="max-lg:hidden">
    <ul className="sticky top-[calc(var(--area-header)+1.5rem)]">
      {groups.map(({ id, title, open }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center gap-2 border-l border-line px-3 text-small text-muted hover:border-ink hover:text-ink"
            onClick={(event) => {
              const group = document.getElementById(id);
              if (!group) return;
              // Going back leaves the page, not the group.
              event.preventDefault();
              group.scrollIntoView({ block: 'start' });
              group.focus({ preventScroll: true });
            }}
          >
            {title}
            {open > 0 && (
              <span className="tabular ml-auto text-fine font-semibold whitespace-nowrap text-ink">
                {`${open} offen`}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
