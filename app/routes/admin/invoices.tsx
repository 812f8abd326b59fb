import { InvoiceList } from '#app/features/invoices/invoice-list.tsx';

export default InvoiceList;
