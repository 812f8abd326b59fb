import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type Ref,
  type RefObject,
} from 'react';
import { useHydrated } from '../use-hydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type ControlProps<E extends Control> = {
  ref?: Ref<E> | undefined;
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  checked?: boolean | undefined;
  onChange?: ((event: ChangeEvent<E>) => void) | undefined;
};

/**
 * Hands over what a control of the server's page holds by the time its code
 * arrives: typed, chosen or restored by the browser until then. React leaves it
 * in the element, tells nobody and takes it back with the next update.
 */
export function useEarlyValue<E extends Control>({
  ref,
  value,
  defaultValue,
  checked,
  onChange,
}: ControlProps<E>): RefObject<E | null> {
  const element = useRef<E>(null);
  const hydrated = useHydrated();
  useImperativeHandle(ref, () => element.current as E, []);
  useEffect(() => {
    const control = element.current;
    if (hydrated || !control) return;
    const rendered = value ?? defaultValue;
    const shown = typeof rendered === 'number' ? String(rendered) : rendered;
    const differs =
      checked === undefined
        ? typeof shown === 'string' && control.value !== shown
        : (control as HTMLInputElement).checked !== checked;
    if (differs) onChange?.({ target: control, currentTarget: control } as ChangeEvent<E>);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when hydrating: what comes later reaches the listener by itself
  }, []);
  return element;
}
