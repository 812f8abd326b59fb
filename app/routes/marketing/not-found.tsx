import { data, type MetaFunction } from 'react-router';
import NotFoundPage from './frame/not-found-page.tsx';

export const loader = () => data(null, { status: 404 });

export const meta: MetaFunction = () => [
  { title: 'Seite nicht gefunden | Maasbogen Digital' },
  { name: 'description', content: 'Unter dieser Adresse liegt keine Seite.' },
  { name: 'robots', content: 'noindex' },
];

export default NotFoundPage;
