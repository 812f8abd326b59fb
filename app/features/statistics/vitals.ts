import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { track } from '#app/lib/track.ts';

/**
 * Thresholds of the specification (PERF-01…03) in milliseconds, CLS without
 * unit; INP stands in where a browser knows no FID.
 */
const VITAL_LIMITS = { LCP: 2500, FID: 100, CLS: 0.1, INP: 200 } as const;
type Vital = keyof typeof VITAL_LIMITS;

const warned = new Set<Vital>();
const knowsFirstInput = (): boolean =>
  PerformanceObserver.supportedEntryTypes?.includes('first-input') ?? false;

function warn(name: Vital, value: number): void {
  if (value <= VITAL_LIMITS[name] || warned.has(name)) return;
  warned.add(name);
  console.warn(
    `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`} exceeds ` +
      `${VITAL_LIMITS[name]}`,
  );
}

/** Warns as soon as a limit is exceeded; the final values are sent when the page is left. */
export function watchVitals(): void {
  const final = new Map<string, number>();
  const watch = (metric: Metric): void => {
    final.set(metric.name, metric.value);
    if (metric.name === 'LCP' || metric.name === 'CLS') warn(metric.name, metric.value);
    if (metric.name === 'INP') {
      warn('INP', metric.value);
      if (!knowsFirstInput()) warn('FID', metric.value);
    }
  };
  for (const follow of [onLCP, onCLS, onINP]) follow(watch, { reportAllChanges: true });
  onTTFB(watch);
  watchFirstInput();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const [name, value] of final)
      track({
        name,
        category: 'web_vitals',
        label: location.pathname,
        value: Math.round(value * 1000) / 1000,
      });
    final.clear();
  });
}

/**
 * FID is retired from web-vitals; the specification's threshold still holds
 * where browsers report the first input.
 */
function watchFirstInput(): void {
  if (!knowsFirstInput()) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      warn('FID', entry.processingStart - entry.startTime);
  }).observe({ type: 'first-input', buffered: true });
}
