import { creatorMetadata, creatorPage } from '../creator-route'

export const generateMetadata = creatorMetadata('cookbook')
export default creatorPage('cookbook')
