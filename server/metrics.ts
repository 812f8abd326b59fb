import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Everything that `/metrics` shows of this process, in the names of Prometheus. */
export const registry = new Registry();
const registers = [registry];
collectDefaultMetrics({ register: registry });

export const requestDurations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of answers that the render cache did not give',
  labelNames: ['area', 'method', 'status'],
  registers,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
});
export const jobRuns = new Counter({
  name: 'worker_job_runs_total',
  help: 'Runs of the scheduled jobs',
  labelNames: ['job', 'outcome'],
  registers,
});
export const assistantReady = new Gauge({
  name: 'assistant_ready',
  help: '1 once what the assistant knows is laid out',
  registers,
});
export const budgetRefusals = new Counter({
  name: 'budget_refusals_total',
  help: 'What a budget against abuse has refused',
  labelNames: ['budget'],
  registers,
});

// Read from database and backup folder when somebody asks.
export const databaseUp = new Gauge({
  name: 'database_up',
  help: '1 when the database has answered this call',
  registers,
});
export const databaseBytes = new Gauge({
  name: 'database_size_bytes',
  help: 'Size of the database',
  registers,
});
export const outboxMails = new Gauge({
  name: 'outbox_mails',
  help: 'Mails in the outbox; dead ones and held ones wait for an admin',
  labelNames: ['status'],
  registers,
});
export const outboxDelay = new Gauge({
  name: 'outbox_oldest_due_seconds',
  help: 'How long the mail that waits longest should have been sent',
  registers,
});
export const mailBudgetUse = new Gauge({
  name: 'mail_budget_used_ratio',
  help: 'Mails sent to unproven mailboxes, of those that may be; at 1 all others are held back',
  labelNames: ['window'],
  registers,
});
export const backupAge = new Gauge({
  name: 'backup_age_seconds',
  help: 'Since the day of the newest nightly backup began; infinite when there is none',
  registers,
});
export const newestInBucket = new Gauge({
  name: 'backup_bucket_newest_timestamp_seconds',
  help: 'Day of the newest backup in the bucket; 0 until one was seen there',
  registers,
});
export const drillAge = new Gauge({
  name: 'restore_drill_age_seconds',
  help: 'Since the last drill of a restore; infinite when there was none',
  registers,
});
export const drillProblems = new Gauge({
  name: 'restore_drill_problems',
  help: 'What the last drill of a restore found wrong',
  registers,
});
