import { ProfilePage } from '#app/features/account/profile-page.tsx';

export default ProfilePage;
