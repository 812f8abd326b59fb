import { useLiveTable } from '#app/private/use-live-table.ts';
import { PROJECT_READS } from './project-rows.ts';

/** Changes of projects and their steps appear by themselves. */
export function useLiveProjects(): void {
  useLiveTable('projects', PROJECT_READS);
  useLiveTable('project_milestones', PROJECT_READS);
}
