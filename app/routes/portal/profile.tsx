import { ProfilePage } from '#app/features/portal-profile/profile-page.tsx';

export default ProfilePage;
