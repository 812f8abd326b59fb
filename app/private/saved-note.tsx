import { Icon } from '#app/ui/icon.tsx';

/** Where it was pressed: that it is stored. Its place is there before, so that it is read out. */
export const SavedNote = ({ children }: { children: string | false }) => (
  <p role="status" className="flex items-center gap-2 text-small font-semibold text-success">
    {children && (
      <>
        <Icon name="check" size={18} />
        {children}
      </>
    )}
  </p>
);
