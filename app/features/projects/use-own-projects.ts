import { useRows } from '#app/lib/use-rows.ts';
import { PROJECTS_KEY, type Milestone, type Project } from './project-rows.ts';

export type OwnProject = Project & { project_milestones: Pick<Milestone, 'status' | 'title'>[] };

/** The customer's own projects, newest first; row level security leaves out everybody else's. */
export const useOwnProjects = (userId: string) =>
  useRows<OwnProject[]>(
    [...PROJECTS_KEY, userId],
    (client) =>
      client
        .from('projects')
        .select('*,project_milestones(status,title)')
        .eq('customer_id', userId)
        .order('created_at', { ascending: false }),
    userId !== '',
  );

/** With a single project there is no list: its entry leads to the project itself. */
export const useOnlyProject = (userId: string): OwnProject | undefined => {
  const { data } = useOwnProjects(userId);
  return data?.length === 1 ? data[0] : undefined;
};
