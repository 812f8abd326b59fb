import { FiguresOfWeeks } from '#app/features/admin-dashboard/figures-of-weeks.tsx';
import { Today } from '#app/features/admin-dashboard/today.tsx';

export default function AdminDashboard() {
  return (
    <>
      <h1 className="mb-6 text-head">Übersicht</h1>
      <Today />
      <FiguresOfWeeks />
    </>
  );
}
