import { Sign } from '#app/ui/scene/sign.tsx';
import type { Tool } from '#app/ui/scene/draw-scene.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

/** In the middle of a long text: the one page to go on to, with the sign of the subject. */
export const NextStep = ({
  path,
  name,
  description,
  tool,
}: {
  path: string;
  name: string;
  description?: string | undefined;
  tool: Tool;
}) => (
  <div className="py-10">
    <aside
      aria-label="Passt dazu"
      className="group relative flex items-center gap-6 bg-accent-wash p-5 md:p-6"
    >
      <Sign tool={tool} className="w-14 shrink-0" />
      <div>
        <p className="text-small font-semibold">Passt dazu</p>
        <p className="text-title font-semibold">
          <SiteLink to={path} className="underline underline-offset-4 after:absolute after:inset-0">
            {name}
          </SiteLink>
        </p>
        {description && <p className="mt-2 max-w-measure">{description}</p>}
      </div>
    </aside>
  </div>
);
