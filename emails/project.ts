import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, greet, type Mail } from './layout.ts';
import { say, sayToOffice } from './say.ts';

export const MilestoneAwaitingSchema = z.object({
  origin: z.string(),
  projectId: z.string(),
  project: z.string(),
  milestone: z.string(),
  name: z.string(),
  /** Of that address; left out by mails that were queued before it was said. */
  hasAccount: z.boolean().default(true),
});
export const MilestoneDecidedSchema = z.object({
  origin: z.string(),
  projectId: z.string(),
  number: z.string(),
  project: z.string(),
  milestone: z.string(),
  decision: z.enum(['approved', 'changes_requested']),
  comment: z.string(),
});

/** To the customer: a step of his project waits for him. */
export function buildMilestoneAwaiting(
  {
    origin,
    projectId,
    project,
    milestone,
    name,
    hasAccount,
  }: z.infer<typeof MilestoneAwaitingSchema>,
  company: Company,
): Mail {
  return buildMail(
    say('milestone.subject', { milestone }),
    [
      greet(name),
      {
        kind: 'paragraph',
        text: say('milestone.intro', { project, milestone }),
      },
      {
        kind: 'paragraph',
        text: say(hasAccount ? 'milestone.how' : 'milestone.howNoAccount'),
      },
      {
        kind: 'button',
        label: say('milestone.button'),
        url: `${origin}/portal/projekte/${projectId}`,
      },
    ],
    company,
  );
}

/** To the agency: what the customer decided. */
export function buildMilestoneDecided(
  {
    origin,
    projectId,
    number,
    project,
    milestone,
    decision,
    comment,
  }: z.infer<typeof MilestoneDecidedSchema>,
  company: Company,
): Mail {
  const isApproved = decision === 'approved';
  return buildMail(
    sayToOffice(isApproved ? 'approved.subject' : 'changes.subject', { milestone, number }),
    [
      {
        kind: 'rows',
        rows: [
          ['Projekt', `${number} ${project}`],
          ['Schritt', milestone],
          ['Entscheidung', isApproved ? 'Freigegeben' : 'Änderungen gewünscht'],
        ],
      },
      ...(comment ? [{ kind: 'quote', text: comment } as const] : []),
      {
        kind: 'button',
        label: sayToOffice('decided.button'),
        url: `${origin}/admin/projekte/${projectId}`,
      },
    ],
    company,
  );
}
