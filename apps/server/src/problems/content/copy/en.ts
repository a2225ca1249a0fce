export default {
  'problem.content.emptyMessage': 'text is empty. Enter a message.',
  'problem.content.messagesToday':
    'Too many messages were sent today. Sign in to send yours now, or try again in {{waitS}} s.',
  'problem.content.networkMessages': 'Too many messages from your network. Try again in {{waitS}} s.',
  'problem.content.proofNeeded':
    'Many messages are arriving right now. Solve the challenge and send the message again, with the solution as its proof.',
  'problem.content.proofSpent':
    'This proof was already used, has expired or belongs to another message. Solve the challenge and send the message again, with the solution as its proof.',
  'problem.content.messageStale': 'Someone else changed this message. Reload it.',
  'problem.content.noMessage': 'This message does not exist. Reload the list.',
  'problem.content.noUpdate': 'This update does not exist. It may have been deleted.',
  'problem.content.noPicture': 'This picture is not in the gallery. It may have been deleted.',
  'problem.content.notUploaded': 'pictureId is not an uploaded picture. Upload it first.',
  'problem.content.noPost': 'This post does not exist. It may have been deleted.',
  'problem.content.slugTaken': "Another post already uses '{{slug}}'. Choose another slug.",
  'problem.content.foreignCover':
    'cover is not a picture on this site. Upload it first. Browsers do not load pictures from other sites here.',
  'problem.content.noFile': 'There is no picture with this name. It may have been removed.',
  'problem.content.notPicture':
    'This is not a PNG, JPEG, WebP, AVIF or GIF. Save the picture in one of these formats, then upload it again.',
  'problem.content.pixelsMax':
    'The picture has {{width}} × {{height}} pixels. Reduce it to less than {{millions}} million, then upload it again.',
  'problem.content.brokenPicture':
    'The picture is incomplete or damaged. Open it, save it again, then upload it again.',
  'problem.content.saved': 'Someone else saved this. Load the latest version, then decide which changes to keep.',
  'problem.content.apkSize': 'The file is larger than {{limit, bytes}}. Choose a smaller build.',
  'problem.content.moreArrived':
    'The upload was announced with {{size}} bytes, but more arrived. Start again with this file.',
  'problem.content.notApk': 'This is not an APK: {{reason}}. Choose the .apk file from your build.',
  'problem.content.ownUploads':
    'You have {{max}} unfinished uploads. Finish or cancel one. Uploads that receive no data for a day are deleted.',
  'problem.content.allUploads':
    'The unfinished uploads of all admins use all the space reserved for them. Finish or cancel one. Uploads that receive no data for a day are deleted.',
  'problem.content.noUpload':
    'This upload does not exist. Uploads that receive no data for a day are deleted. Start again.',
  'problem.content.wrongOffset': '{{received}} bytes have arrived. Continue from there.',
  'problem.content.uploadDiskFull':
    'The disk of the server is full. Free up space, then continue. What has arrived is kept.',
  'problem.content.noVersion': 'This version does not exist. It may have been deleted. Reload the list.',
  'problem.content.codeTaken':
    '{{app}} already has a version with the code {{code}}. Delete it first, or build with a higher code.',
  'problem.content.apkMissing': 'The file of this version is missing on the server. Ask an admin to upload it again.',
  'problem.content.noIcon': 'This app has no icon.',
  'problem.content.noApp': 'This app or version does not exist. Check the list of apps.',
  'problem.content.notChecked': 'The file has not been checked yet. Finish the upload first.',
  'problem.content.versionStale': 'Someone else changed this version. Reload it, then make your changes again.',
  'problem.content.noDeletedVersion': 'There is no deleted version to restore. Deleted versions are kept for 30 days.',
  'problem.content.inFile': '{{field}} is {{value}} in the file and cannot be changed.',
  'problem.content.mailFailed': 'The email could not be sent: {{reason}}',
  'problem.content.noLegalText': 'The operator has not written a text for this page.',
  'problem.content.siteStale':
    'Someone else changed the settings, so yours were not saved. Load the latest version, then save again.',
  'problem.content.contactEmail': 'contactEmail must be an email address, or empty.',
  'problem.content.legalNone':
    'legal.{{page}} must have a text in at least one language. Send null to use the default text.',
  'problem.content.legalEmpty': 'legal.{{page}}.{{language}} is empty. Leave the language out, or add a text.',
  'problem.content.legalNull': 'legal.{{page}}.{{language}} contains a null character. Remove it.',
  'problem.content.maintenanceControl': 'maintenance.message.{{language}} contains control characters. Remove them.',
  'problem.content.maintenanceTime': 'maintenance.until must be a time such as 2027-01-31T18:00:00Z, or null.',
  'problem.content.maintenancePast':
    'maintenance.until has passed. Choose a later time, or null if the end is unknown.',
} as const;
