import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CourseChart } from './course-chart.tsx';

const draw = (before?: number) =>
  renderToStaticMarkup(
    <CourseChart
      caption="Aufrufe"
      head={['Tag', 'Aufrufe']}
      compares={before !== undefined}
      points={['27.11.2026', '28.11.2026'].map((label, index) => ({
        label,
        value: 1000 + index,
        ...(before !== undefined && { before }),
      }))}
    />,
  );

it('draws the period before as a dashed line', () => {
  expect(draw(8)).toContain('stroke-dasharray');
  expect(draw()).not.toContain('stroke-dasharray');
});

it('tells the values of a day by its slider, for keyboard and screen reader', () => {
  expect(draw(8)).toMatch(
    /type="range" aria-label="Aufrufe: Tag wählen" aria-valuetext="28\.11\.2026: 1\.001, davor 8"/,
  );
});

it('has all values in a table', () => {
  expect(draw(8).match(/<tr/g)).toHaveLength(3);
});
