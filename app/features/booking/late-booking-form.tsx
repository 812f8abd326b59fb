import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SlotsFailed, SlotsLoading } from './slot-states.tsx';

/** The booking form, whose code is fetched when its place comes near: until then there are no times to choose from anyway. */
export function LateBookingForm() {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Form: ComponentType } | 'failed'>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./booking-form.tsx').then(
          ({ BookingForm }) => setLoaded({ Form: BookingForm }),
          () => setLoaded('failed'),
        );
      },
      { rootMargin: '50% 0px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{loaded === 'failed' ? <SlotsFailed /> : loaded ? <loaded.Form /> : <SlotsLoading />}</div>;
}
