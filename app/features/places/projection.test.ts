import { describe, expect, it } from 'vitest';
import { ROERMOND } from '#shared/agency/geo.ts';
import { buildDots, findView } from './projection.ts';

const VIENNA = { lat: 48.21, lon: 16.37 };

describe('map projection', () => {
  it('puts north up, east right and keeps distances alike in both directions', () => {
    const { map } = findView(undefined);
    const seat = map.project(ROERMOND);
    const north = map.project({ lat: ROERMOND.lat + 0.5, lon: ROERMOND.lon });
    // 0.5 degrees of latitude are 55.6 km; so are 0.798 degrees of longitude at
    // 51.19 degrees north.
    const east = map.project({ lat: ROERMOND.lat, lon: ROERMOND.lon + 0.798 });
    expect(north.y).toBeLessThan(seat.y);
    expect(east.x - seat.x).toBeCloseTo(seat.y - north.y, -1);
  });

  it('widens to four countries for a city outside the border region', () => {
    expect(findView({ lat: 50.94, lon: 6.96 }).near).toBe(true);
    expect(findView(VIENNA).near).toBe(false);
    expect(buildDots([ROERMOND, VIENNA], ROERMOND)).toBe('');
    expect(buildDots([ROERMOND, VIENNA], VIENNA)).toMatch(/^(M[\d.]+ [\d.]+h0){2}$/);
  });
});
