import { Component, useEffect, type ReactNode } from 'react';
import { reportError } from '#app/lib/report-error.ts';
import { PageContext, type PageFacts } from '#app/lib/use-site.ts';

type Props = { page: PageFacts; onReady?: () => void; children: ReactNode };

/** What stands around an island, the same on the server and in the browser: ids count from here. */
export const IslandRoot = ({ page, onReady, children }: Props) => (
  <PageContext value={page}>
    <Fallible>{children}</Fallible>
    <Ready onReady={onReady} />
  </PageContext>
);

function Ready({ onReady }: Pick<Props, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/** One island that fails says so in its own place; the page around it stays whole. */
class Fallible extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown): void {
    reportError(error);
  }
  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" className="border border-danger bg-danger-wash p-4 text-small">
        Dieser Teil der Seite ist ausgefallen. Bitte laden Sie die Seite neu.
      </p>
    );
  }
}
