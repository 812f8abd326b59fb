import { Field, Select } from '#app/ui/form/field.tsx';
import { ROLE_LABELS } from '#app/private/user.ts';

type RoleFieldProps = {
  role: string;
  /** What the role means for its holder. */
  hint: string | undefined;
  onChange: (role: string) => void;
};

/** Choice of what an account may do. */
export const RoleField = ({ role, hint, onChange }: RoleFieldProps) => (
  <Field label="Rolle" required hint={hint}>
    {(control) => (
      <Select {...control} value={role} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(ROLE_LABELS).map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
