/** @jest-environment node */
import { textReceived } from '@/features/text';
import { correctnessToggled, segmentsReceived, selectSegmentIds } from '@/features/segments';
import { annotationsReceived } from '@/features/annotations';
import { pageShown, documentClosed } from '@/features/document';
import { recognitionCancelRequested, selectItems, selectJob } from '@/features/recognition';
import { readingReceived, selectAllStructures } from '@/features/structures';
import { createExtractedText } from '@/domain/extractedText';
import { createAnnotationResult } from '@/features/annotations/annotationResult';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeRequest, type FakeServer } from '@/testing/fakes/fakeFetch';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
