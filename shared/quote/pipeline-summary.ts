/** What the function pipeline_summary() of the database counts. */
export type PipelineSummary = {
  by_status: Record<string, number>;
  open_value: number;
  overdue: number;
  last_30_days: number;
  new_messages: number;
};
