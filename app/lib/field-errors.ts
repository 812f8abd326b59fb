import { useState } from 'react';

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** An error leaves as soon as its field changes; the next one is found when sending. */
export const withoutFields = <Field extends string>(
  errors: Errors<Field>,
  change: object,
): Errors<Field> =>
  // Some of what was there.
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !(field in change)),
  ) as Errors<Field>;

/**
 * What is wrong with the fields of a form; `attempt` grows each time that it is
 * said, for the summary takes the focus then.
 */
export function useFieldErrors<Field extends string>(first: Errors<Field> = {}) {
  const [state, setState] = useState({ errors: first, attempt: 0 });
  return {
    ...state,
    refuse: (errors: Errors<Field>): void =>
      setState(({ attempt }) => ({ errors, attempt: attempt + 1 })),
    /** `change` names the fields that are no longer wrong. */
    forget: (change: object): void =>
      setState(({ errors, attempt }) => ({ errors: withoutFields(errors, change), attempt })),
  };
}
