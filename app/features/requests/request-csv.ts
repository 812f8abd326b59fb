import { agencyDay } from '#shared/agency/agency-day.ts';
import { getRequestStatus } from '#shared/quote/request-status.ts';
import { buildCsv, type CsvColumns } from '#app/lib/csv.ts';
import { downloadFile } from '#app/lib/download.ts';
import {
  packageName,
  projectTitle,
  serviceLabels,
  urgencyLabel,
  type RequestRow,
} from '#app/private/request-facts.ts';

const COLUMNS: CsvColumns<RequestRow> = {
  Nummer: (row) => row.reference,
  Eingang: (row) => agencyDay(new Date(row.created_at)),
  Status: (row) => getRequestStatus(row.status).label,
  Name: (row) => row.name,
  Firma: (row) => row.company,
  'E-Mail': (row) => row.email,
  Telefon: (row) => row.phone,
  Ort: (row) => row.location,
  Projekt: (row) => projectTitle(row.project_type),
  Branche: (row) => row.industry,
  Zeitrahmen: (row) => urgencyLabel(row.urgency),
  Zusatzleistungen: (row) => serviceLabels(row.additional_services),
  Paket: (row) => packageName(row.package),
  'Preis in Euro': (row) => row.shown_price,
  Anmerkungen: (row) => row.message,
};

export const downloadRequests = (rows: readonly RequestRow[]): void =>
  downloadFile('anfragen.csv', 'text/csv', buildCsv(COLUMNS, rows));
