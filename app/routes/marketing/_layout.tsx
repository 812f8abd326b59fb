import { Outlet } from 'react-router';

export default function MarketingLayout() {
  return (
    <main id="inhalt">
      <Outlet />
    </main>
  );
}
