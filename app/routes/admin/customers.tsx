import { CustomerList } from '#app/features/customers/customer-list.tsx';

export default CustomerList;
