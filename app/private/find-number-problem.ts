/** What is wrong with a whole number as it is typed, in German; undefined where nothing is. */
export function findNumberProblem(
  text: string,
  { min, max }: { min: number; max: number },
): string | undefined {
  const value = Number(text);
  const isRight = text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max;
  return isRight ? undefined : `Bitte geben Sie eine ganze Zahl von ${min} bis ${max} ein.`;
}
