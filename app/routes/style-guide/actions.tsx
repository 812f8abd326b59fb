import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ExternalLink, TextLink } from '#app/ui/link.tsx';
import { Specimen } from './specimen.tsx';

const VARIANTS = ['primary', 'solid', 'secondary', 'quiet', 'danger'] as const;

export const Actions = () => (
  <>
    {VARIANTS.map((variant) => (
      <Specimen key={variant} label={variant}>
        <Button variant={variant}>Angebot anfragen</Button>
        <Button variant={variant} size="small">
          <Icon name="send" size={18} /> Klein
        </Button>
        <Button variant={variant} busy>
          Wird gesendet...
        </Button>
        <Button variant={variant} disabled>
          Gesperrt
        </Button>
      </Specimen>
    ))}
    <Specimen label="Zeichen als Schaltfläche">
      <IconButton icon="edit" label="Bearbeiten" />
      <IconButton icon="chevron" label="Zuklappen" turned />
      <IconButton icon="trash" label="Löschen" disabled />
    </Specimen>
    <Specimen label="Links">
      <ButtonLink to="/pakete">Router-Link</ButtonLink>
      <ButtonAnchor href="https://example.org" variant="secondary">
        Anderer Ort <Icon name="external" size={18} />
      </ButtonAnchor>
      <TextLink to="/pakete">Link im Text</TextLink>
      <ExternalLink href="https://example.org">Externer Link</ExternalLink>
    </Specimen>
    <Specimen label="Abzeichen">
      <Badge>Entwurf</Badge>
      <Badge tone="waiting">Wartet</Badge>
      <Badge tone="accent">Beliebt</Badge>
      <Badge tone="success">Bezahlt</Badge>
      <Badge tone="danger">Überfällig</Badge>
    </Specimen>
  </>
);
