import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';

export type MilestoneFacts = {
  title: string;
  description: string;
  due_on: string;
  needs_approval: boolean;
};
type MilestoneFieldsProps = {
  facts: MilestoneFacts;
  set: (part: Partial<MilestoneFacts>) => void;
  /** The customer has approved it. */
  isFrozen: boolean;
  /** The customer has been asked to approve it. */
  isAwaiting: boolean;
};

/** What is written about a step. */
export function MilestoneFields({ facts, set, isFrozen, isAwaiting }: MilestoneFieldsProps) {
  return (
    <>
      <Field label="Titel" required>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            pattern=".*\S.*"
            disabled={isFrozen}
            value={facts.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Beschreibung"
        hint="Der Kunde liest diesen Text bei der Freigabe. Eine Adresse (https://…) darin wird zum Link „Vorschau ansehen“."
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={4000}
            disabled={isFrozen}
            value={facts.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Field>
      <Field label="Geplant bis">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={facts.due_on}
            onChange={(event) => set({ due_on: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        label="Der Kunde gibt diesen Schritt frei"
        checked={facts.needs_approval}
        disabled={isFrozen || isAwaiting}
        onChange={(event) => set({ needs_approval: event.target.checked })}
      />
    </>
  );
}
