-- What the changes from 23 to 25 November did to rows that were there, for databases of before
-- (`former` in baseline.json): their rows stand in the new tables, triggers are silent.

update public.content_pages set live = source where status = 'published';
insert into public.content_versions (collection, slug, source, published_at)
  select collection, slug, live, updated_at from public.content_pages where live is not null;
