import { InvoiceList } from '#app/features/admin-invoices/invoice-list.tsx';

export default InvoiceList;
