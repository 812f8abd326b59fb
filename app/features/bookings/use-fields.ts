import { useState } from 'react';

export type FieldProblem<Values> = { field: keyof Values & string; error: string };

/**
 * The fields of a small form with one problem at a time. Where a field can be
 * wrong, its control has the id `<form>-<field>`.
 */
export function useFields<Values extends Record<string, string>>(form: string, empty: Values) {
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<FieldProblem<Values>>();
  return {
    values,
    isDirty: Object.keys(empty).some((field) => values[field] !== empty[field]),
    bind: (field: keyof Values & string) => ({
      value: values[field],
      onChange: (event: { target: { value: string } }) =>
        setValues({ ...values, [field]: event.target.value }),
    }),
    errorOf: (field: keyof Values & string) =>
      problem?.field === field ? problem.error : undefined,
    /** Shows what is wrong and leads there; nothing: all is well. */
    refuse: (found: FieldProblem<Values> | undefined) => {
      setProblem(found);
      if (found) document.getElementById(`${form}-${found.field}`)?.focus();
    },
    clear: () => {
      setValues(empty);
      setProblem(undefined);
    },
  };
}
