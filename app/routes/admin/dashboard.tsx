import { FiguresOfWeeks } from '#app/features/admin-dashboard/figures-of-weeks.tsx';
import { Quality } from '#app/features/admin-dashboard/quality.tsx';
import { Today } from '#app/features/admin-dashboard/today.tsx';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminDashboard() {
  return (
    <>
      <PageHead title="Übersicht" />
      <Today />
      <FiguresOfWeeks />
      <Quality />
    </>
  );
}
